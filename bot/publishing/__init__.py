"""What carries a table's pages to the platforms: the newest state only, in the measure that each allows.

``publisher`` is the ``bot.posts.Chat`` that tables know; ``slots`` what stands where, ``limits`` and
``queue`` when something may be sent, ``calls`` what is sent, ``saving`` what is remembered.
"""
