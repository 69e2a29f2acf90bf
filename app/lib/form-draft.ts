/** Where a tab keeps what was typed into forms of a session that ended (`features/auth/restore-draft.ts`). */
const storageKey = 'form-draft'

export function readFormDraft(): string | null {
  return openStorage()?.getItem(storageKey) ?? null
}

export function storeFormDraft(text: string): void {
  openStorage()?.setItem(storageKey, text)
}

/** Erases them. */
export function forgetFormDraft(): void {
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
