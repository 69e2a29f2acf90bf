import { type SampleCenter, sampleCenters } from '#app/features/samples/sample-data.ts'

/** The address of the first sample of a kind: "/centers/cedar-lantern-recovery-center". Throws when there is none. */
export function findSamplePath(isWanted: (center: SampleCenter) => boolean): string {
  const center = sampleCenters.find(isWanted)
  if (!center) throw new Error('No sample center is of this kind')
  return `/centers/${center.slug}`
}
