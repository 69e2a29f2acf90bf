import { defineConfig } from 'vite'
import { browsers } from './vite.config.ts'

/** The script of every page, one classic file beside React Router's; `enhance.json` says its name. */
export default defineConfig({
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: 'enhance.json',
    target: browsers,
    rollupOptions: {
      input: 'app/enhance/main.ts',
      output: { format: 'iife', entryFileNames: 'assets/enhance-[hash].js' },
    },
  },
})
