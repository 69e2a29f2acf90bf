import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        target: ['chrome87', 'safari14', 'firefox78', 'edge88'],
        // A data: address would be refused by the page's own content security policy.
        assetsInlineLimit: 0,
      },
    },
    ssr: {
      build: {
        target: 'node20',
        sourcemap: true,
        assetsInlineLimit: 0,
        // The server build starts at our own host, so that host and pages share one copy of every module.
        rollupOptions: { input: './server/main.ts' },
      },
    },
  },
  server: { host: '127.0.0.1' },
})
