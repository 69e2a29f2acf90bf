import { createRequire } from 'node:module'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

// A phone asks for six files at a time, and each costs it a round trip: what every page runs on comes in
// one file, and what the public pages have in common in another. Parts that only the admin area shares stay
// out of both by not being named here.
const reactParts =
  /[\\/]node_modules[\\/](@react-router|react|react-dom|react-router|scheduler)[\\/]|preload-helper/
const sharedParts =
  /[\\/]app[\\/](features[\\/]((safety|site)[\\/]|centers[\\/]center-rating)|lib[\\/](crisis|page-meta|treat)|ui[\\/](alert|anchor|arrow|badge|button|contact-list|disclosure|field|icon|kept|note|spinner|stars|toast|wrap)).*\.tsx?$/

const browsers = ['chrome87', 'safari14', 'firefox78', 'edge88']
// Older ones lack a few properties, and show square corners; they drop no rule.
const styledBrowsers = ['chrome90', 'safari15', 'firefox78', 'edge90']

export default defineConfig({
  plugins: [takeProductionRouter(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        target: browsers,
        // A data: address would be refused by the page's own content security policy.
        assetsInlineLimit: 0,
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: reactParts, priority: 1 },
                { name: 'shared', test: sharedParts, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        target: 'node20',
        // Some pages carry their styles: the same as in the browsers' file.
        cssMinify: 'lightningcss',
        sourcemap: true,
        assetsInlineLimit: 0,
        // The server build starts at our own host, so that host and pages share one copy of every module.
        rollupOptions: { input: './server/main.ts' },
      },
    },
  },
  // Vite minifies styles by the whole build's settings, not by an environment's.
  build: { cssTarget: styledBrowsers },
  server: { host: '127.0.0.1' },
})

/** React Router's package names its development build alone; browsers get the one without its warnings. */
function takeProductionRouter(): Plugin {
  const main = createRequire(import.meta.url).resolve('react-router/package.json')
  const folder = path.join(path.dirname(main), 'dist', 'production')
  const files: Record<string, string> = {
    'react-router': path.join(folder, 'index.mjs'),
    'react-router/dom': path.join(folder, 'dom-export.mjs'),
  }
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => files[id],
  }
}
