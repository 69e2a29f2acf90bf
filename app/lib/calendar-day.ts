/** Whether a text is a real calendar day that isn't in the future, as "2025-03-14". */
export function isPastDay(text: string, today = new Date()): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  return isReal && day <= today
}
