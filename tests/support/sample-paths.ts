import { type SampleCenter, sampleCenters } from '#db/sample/sample-data.ts'

/** The address of the first sample of a kind: "/centers/cedar-lantern-recovery-center". Throws when there is none. */
export function findSamplePath(isWanted: (center: SampleCenter) => boolean): string {
  const center = sampleCenters.find(isWanted)
  if (!center) throw new Error('No sample center is of this kind')
  const words = center.name.toLowerCase().replace(/[^a-z0-9\s-]/g, '')
  const slug = words
    .replace(/[\s-]+/g, '-')
    .slice(0, 90)
    .replace(/-$/, '')
  return `/centers/${slug}`
}
