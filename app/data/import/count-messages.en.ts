export const formatCount = (count: number) => count.toLocaleString('en-US')

export function countRecords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'record' : 'records'}`
}

export function countCenters(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'center' : 'centers'}`
}

/** Format bytes: "1.6 MB", "12 kB". */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** "about 2 minutes left", "a few seconds left". */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 8) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds left`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}
