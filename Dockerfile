# Built files on Node 20, without the packages that only development needs. See docs/guides/scaling.md.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json tsconfig.build.json ./
RUN npm ci --ignore-scripts
COPY core core
COPY adapters adapters
COPY bootstrap bootstrap
RUN npm run build

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc LICENSE ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY --from=build /app/dist dist
# The guides that the page /docs links to.
COPY docs docs
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Not by way of npm, which would not pass the signal to stop on.
CMD ["node", "--max-semi-space-size=64", "dist/bootstrap/main.js"]
