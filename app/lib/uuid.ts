const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text can be the id of a row. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
