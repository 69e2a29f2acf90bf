import { pages } from '#app/pages.ts'

/** A value for each `:name` in the paths of visitors' pages. */
const values: Record<string, string> = {
  slug: 'cedar-lantern-recovery-center',
  county: 'essex',
  town: 'newark',
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
  .map(({ path }) => path.en.replace(/:(\w+)/g, (_, name: string) => values[name] ?? name))
