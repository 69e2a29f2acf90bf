import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// The server build starts at our own host, so host and pages share one copy of every module.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: isSsrBuild ? 'node20' : ['chrome87', 'safari14', 'firefox78', 'edge88'],
    sourcemap: !!isSsrBuild,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? { input: './server/main.ts' } : undefined,
  },
  server: { host: '127.0.0.1' },
}))
