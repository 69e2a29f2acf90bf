import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // A page brings the map of its own routes, and asks in one request, once it is awake, for those that its
  // links marked `data-discover` lead to: what the site has besides costs a first visit nothing.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
