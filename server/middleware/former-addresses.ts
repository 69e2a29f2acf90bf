import type { MiddlewareHandler } from 'hono'

/** Where pages and pictures of earlier releases were, and what has taken their place. */
const former: [RegExp, string][] = [
  // A picture for the site and for each center, in both languages.
  [/^(\/es)?\/og\//, '/share.png'],
  // The page is English only.
  [/^\/es\/desarrolladores$/, '/developers'],
]

/** Redirect addresses of earlier releases, which other sites and messengers still ask for. */
export const formerAddresses: MiddlewareHandler = async (c, next) => {
  const found = former.find(([address]) => address.test(c.req.path))
  return found ? c.redirect(found[1], 301) : next()
}
