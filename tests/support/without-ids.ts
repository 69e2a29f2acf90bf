/** Replace UUIDs: the random digits of one may be a word or a number that no page or log may hold. */
export function withoutIds(text: string): string {
  return text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, '(id)')
}
