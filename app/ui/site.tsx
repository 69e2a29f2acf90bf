import { createContext, useContext } from 'react'
import type { Site } from '#app/context.ts'

const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext.Provider

/** Return the operator's settings. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A page is rendered outside of the root layout')
  return site
}
