/** With fewer free megabytes, writes of the embedded database and of uploads fail. */
const fullBelow = 20
/** A day's uploads and backups may need as much. */
const scarceBelow = 1024

/** Return whether so few megabytes are free that nothing can be saved. */
export function isDiskFull(freeMegabytes: number): boolean {
  return freeMegabytes < fullBelow
}

/** Say in words what is free on the disk of DATA_DIR. */
export function describeRoom(freeMegabytes: number): string {
  const free = formatRoom(freeMegabytes)
  if (isDiskFull(freeMegabytes)) {
    return `The disk is full: ${free} free. Nothing can be saved until somebody makes room on it.`
  }
  return freeMegabytes < scarceBelow
    ? `Only ${free} free on the disk. Make room on it soon.`
    : `${free} free on the disk.`
}

/** 900 → "900 MB are", 2600 → "2.5 GB are". */
function formatRoom(megabytes: number): string {
  if (megabytes < 1024) return `${megabytes} MB are`
  const gigabytes = (megabytes / 1024).toLocaleString('en-US', { maximumFractionDigits: 1 })
  return `${gigabytes} GB are`
}
