# docs/operate.md, "As a service".
FROM python:3.12-slim
ENV PYTHONUNBUFFERED=1 HOSPODA_DATABASE=/data/hospoda.db
RUN useradd --system --create-home hospoda && mkdir /data && chown hospoda /data
WORKDIR /app
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY bot bot
COPY storage storage
COPY adapters adapters
RUN pip install --no-cache-dir --no-deps .
USER hospoda
VOLUME /data
WORKDIR /data
STOPSIGNAL SIGTERM
CMD ["hospoda", "run"]
