const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Return whether a text has the format of a row's id. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
