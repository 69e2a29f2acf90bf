import { execFileSync } from 'node:child_process'

/**
 * Mount an in-memory disk for a test: nothing else uses its space. Returns why it could not, or
 * null. Unmount it with `umount`.
 */
export function mountDisk(folder: string, megabytes: number, remount = ''): string | null {
  try {
    const options = `${remount}size=${megabytes}m`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
    return null
  } catch (error) {
    return `this user may not mount a disk (${error})`
  }
}
