import { createContext, useContext } from 'react'
import type { ListTexts } from './messages.ts'

const ListTextsContext = createContext<ListTexts | null>(null)

export const ListTextsProvider = ListTextsContext.Provider

/** Return the list's texts in the page's language. */
export function useListTexts(): ListTexts {
  const texts = useContext(ListTextsContext)
  if (!texts) throw new Error('A part of the list stands outside of ListTextsProvider')
  return texts
}
