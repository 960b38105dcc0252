"""Durable memory: the ``Store`` port over SQLAlchemy Core, and copies of it.

``storage.store`` holds the store (``open_store``), ``storage.backup`` what the command line does to files.
"""
