import { pages } from '#app/pages.ts'

/** A value for each `:name` in the paths of pages. */
const values: Record<string, string> = {
  slug: 'cedar-lantern-recovery-center',
  county: 'essex',
  town: 'newark',
  range: '0',
}

/** Put sample data in a path of the table: "/centers/:slug" becomes the page of a sample center. */
export function fillPath(pattern: string): string {
  return pattern.replace(/:(\w+)/g, (name, key) => values[key] ?? name).replace('/*', '')
}

const isData = (path: string) => path === '/places' || path.endsWith('.json')

/**
 * Every page that visitors see without signing in, by its English path and with sample data; not those for frames, which
 * lack the site's header and footer.
 */
export const publicPaths: readonly string[] = pages
  .filter(({ scripts, path, frameable }) => {
    return scripts !== 'always' && !isData(path.en) && !frameable
  })
  .map(({ path }) => fillPath(path.en))
