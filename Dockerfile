# The server on Debian with Node 24, for linux/amd64 and linux/arm64. Nothing is compiled for the platform, so the first
# stage always runs on the machine's own, and images for both can be built on either.
ARG NODE_IMAGE=docker.io/library/node:24-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
ARG TARGETARCH
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
COPY sdk sdk
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/package.ts --to /packages && mkdir /app /data && tar -xzf /packages/plaudit-*.tgz -C /app --strip-components=1
WORKDIR /app
# The image has Node, so the packages that contain it are removed, and with them what only compilers and debuggers read.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --os=linux --libc=glibc \
      --cpu="$(echo "${TARGETARCH:-$(node -p process.arch)}" | sed s/amd64/x64/)" \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
  && find node_modules -regex '.*\.\(map\|d\.[cm]?ts\)' -delete \
  && ln -s plaudit.mjs bin/plaudit

# Only the program of the Node image is needed: npm, yarn and the headers would be 90 MB more.
FROM ${NODE_IMAGE} AS node

FROM ${BASE_IMAGE}
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
# By number, so that Kubernetes can see that it is not root, and no program has to run while the image is built.
COPY --from=build --chown=1000:1000 /data /data
ENV HOST=0.0.0.0 DATA_DIR=/data/plaudit PATH=/app/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 3000
# A first start creates the database, and a start after an update migrates it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/app/bin/check-health.mjs"]
# The process gets SIGTERM itself: no shell or npm is in between.
ENTRYPOINT ["node", "--max-semi-space-size=4", "--heap-growing-percent=60", "--v8-pool-size=1", "/app/bin/plaudit.mjs"]
CMD ["serve"]
