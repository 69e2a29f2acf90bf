import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where a center's listing says that its photograph is. Undefined when there is no such center. */
export async function readImageUrl(
  tx: Transaction,
  centerId: string,
): Promise<{ imageUrl: string | null } | undefined> {
  if (!uuid.test(centerId)) return undefined
  const [row] = await tx
    .select({ imageUrl: center.imageUrl })
    .from(center)
    .where(eq(center.id, centerId))
  return row
}
