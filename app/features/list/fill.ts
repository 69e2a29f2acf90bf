/** "Move {name} up" with the name in its place: a text that travels as JSON has no functions. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
