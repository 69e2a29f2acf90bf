/**
 * Fill the name into "Move {name} up". The texts are templates because they travel as JSON, which
 * has no functions.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
