# topsyturvy serve: fresh picture questions with verified reward, by OpenEnv's protocol at port 8000.
#   docker build -t topsyturvy . && docker run -p 8000:8000 topsyturvy rotoutbench --seed train

FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
# The renderers and servers of the tests are not needed to build.
RUN npm ci --ignore-scripts
COPY . .
RUN npm pack --silent && mv topsyturvy-*.tgz /topsyturvy.tgz

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build /topsyturvy.tgz /topsyturvy.tgz
RUN npm install --omit=dev --no-audit --no-fund /topsyturvy.tgz fastify@5 @fastify/websocket@11 prom-client@15 \
  && npm cache clean --force && rm /topsyturvy.tgz
USER node
EXPOSE 8000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/node_modules/topsyturvy/dist/cli.js", "serve", "--host", "0.0.0.0", "--port", "8000"]
CMD ["rotoutbench"]
