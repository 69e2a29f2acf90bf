/** Escape the wildcards of LIKE in typed text: "50%" → "50\%". */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
