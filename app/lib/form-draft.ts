/**
 * Session storage key for the input of forms after their session ended
 * (`app/members/auth/restore-draft.ts`).
 */
const storageKey = 'form-draft'

export function readFormDraft(): string | null {
  return openStorage()?.getItem(storageKey) ?? null
}

export function storeFormDraft(text: string): void {
  openStorage()?.setItem(storageKey, text)
}

export function forgetFormDraft(): void {
  openStorage()?.removeItem(storageKey)
}

function openStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // A browser that blocks storage has no draft.
    return null
  }
}
