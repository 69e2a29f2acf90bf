/** Where a tab keeps what was typed into forms of a session that ended (`features/accounts/sign-in/typed-words.ts`). */
const storageKey = 'typed-words'

export function readTypedWords(): string | null {
  return openStorage()?.getItem(storageKey) ?? null
}

export function storeTypedWords(text: string): void {
  openStorage()?.setItem(storageKey, text)
}

/** Erases them. */
export function forgetTypedWords(): void {
  openStorage()?.removeItem(storageKey)
}

function openStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // A browser that forbids storage keeps nothing.
    return null
  }
}
