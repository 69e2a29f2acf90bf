import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export const browsers = ['chrome87', 'safari14', 'firefox78', 'edge88']
// Older ones lack a few properties, and show square corners; they drop no rule.
const styledBrowsers = ['chrome90', 'safari15', 'firefox78', 'edge90']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        target: browsers,
        // A data: address would be refused by the page's own content security policy.
        assetsInlineLimit: 0,
      },
    },
    ssr: {
      build: {
        target: 'node20',
        // The same names of files as in the browsers' build.
        cssMinify: 'lightningcss',
        sourcemap: true,
        assetsInlineLimit: 0,
        // The server build starts at our own host, so that host and pages share one copy of every module.
        rollupOptions: { input: './server/main.ts' },
      },
    },
  },
  // Vite minifies styles by the whole build's settings, not by an environment's.
  build: { cssTarget: styledBrowsers, rollupOptions: { checks: { bundlerTimings: false } } },
  server: { host: '127.0.0.1' },
})
