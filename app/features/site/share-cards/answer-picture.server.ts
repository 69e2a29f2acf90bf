import { matchesTag } from '#app/lib/entity-tag.ts'
import type { ShareCard } from './share-card.ts'
import { renderSharePicture, tagSharePicture } from './share-picture.server.ts'

/** The answer to a request for a card's picture; 304 without drawing it for who has it already. */
export async function answerPicture(
  request: Request,
  kind: 'site' | 'center',
  card: ShareCard,
): Promise<Response> {
  const etag = `"${tagSharePicture(kind, card)}"`
  const headers = new Headers({
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400',
    // Messengers show it inside pages of their own.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  })
  if (matchesTag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(await renderSharePicture(kind, card)), { headers })
}
