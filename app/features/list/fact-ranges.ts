/** The public facts of all centers in sixteen files, by the first digit of the id: random, so of like size. */
export const factRanges = [...'0123456789abcdef']

/** "/list/facts/0.json" */
export const factsPath = (range: string): string => `/list/facts/${range}.json`

/** Bytes that a center takes in them, compressed: measured on real listings. */
const bytesPerCenter = 80
/** Bytes that are fetched without being asked for. */
const smallDownload = 300_000

/** Whether the facts of so many centers may be fetched at once; not where the browser saves data. */
export function isSmallDownload(centers: number): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return centers > 0 && centers * bytesPerCenter <= smallDownload && !connection?.saveData
}

/** "260 kB", "1.8 MB" */
export function describeDownload(centers: number): string {
  const bytes = centers * bytesPerCenter
  return bytes < 950_000
    ? `${Math.max(10, Math.round(bytes / 10_000) * 10)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
