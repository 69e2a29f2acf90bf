import { createContext, useContext } from 'react'
import type { Site } from '#app/context.ts'

const SiteContext = createContext<Site | null>(null)

/** Says to all beneath it what the operator's settings are. */
export const SiteProvider = SiteContext.Provider

/** The operator's settings that pages show. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A page is rendered outside of the root layout')
  return site
}
