import { eq } from 'drizzle-orm'
import { type ImageFormat, imageFormats } from '#app/center/fields/center-image-url.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Read the original URL of a center's photograph; undefined when the center doesn't exist. */
export async function readImageUrl(
  db: Executor,
  centerId: string,
): Promise<{ imageUrl: string | null } | undefined> {
  if (!uuid.test(centerId)) return undefined
  const [row] = await db
    .select({ imageUrl: center.imageUrl })
    .from(center)
    .where(eq(center.id, centerId))
  return row
}

/**
 * Choose the best image format that the Accept header names. Wildcards don't count: old browsers
 * send them without supporting newer formats.
 */
export function chooseFormat(accept: string | null): ImageFormat {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type)
  return imageFormats.find((format) => named.includes(`image/${format}`)) ?? 'jpeg'
}
