import { type SampleCenter, sampleCenters } from '#app/data/samples/sample-data.ts'

/**
 * Return the path of the first matching sample: "/centers/cedar-lantern-recovery-center". Throws
 * when none matches.
 */
export function findSamplePath(isWanted: (center: SampleCenter) => boolean): string {
  const center = sampleCenters.find(isWanted)
  if (!center) throw new Error('No sample center is of this kind')
  return `/centers/${center.slug}`
}
