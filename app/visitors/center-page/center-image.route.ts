import {
  isPhotographUrl,
  placeholderPath,
  readImageWidth,
  versionOfImage,
} from '#app/center/fields/center-image-url.ts'
import { imagesContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { matchesTag } from '#app/lib/entity-tag.ts'
import type { Route } from './+types/center-image.route.ts'
import { chooseFormat, readImageUrl } from './photograph.server.ts'

const year = 'public, max-age=31536000, immutable'
const fiveMinutes = 'public, max-age=300'

/**
 * Serve a center's photograph in one of our widths and in the best format that the browser
 * supports, or our drawing where it cannot be had. The URL names the center and never reveals the
 * photograph's source.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const width = readImageWidth(params.width)
  if (!width) return reject(404)
  const found = await tryDatabase(context, (db) => readImageUrl(db, params.center))
  if (!found.ok) return reject(503)
  if (!found.value) return reject(404)
  const { imageUrl } = found.value
  if (!imageUrl || !isPhotographUrl(imageUrl)) return reject(404)

  const version = versionOfImage(imageUrl)
  const format = chooseFormat(request.headers.get('Accept'))
  const etag = `"${version}-${width}-${format}"`
  const headers = new Headers({
    'Content-Type': `image/${format}`,
    Vary: 'Accept',
    ETag: etag,
    // Only a URL with the current version is cached for long: without it, another photograph may
    // appear at the same URL.
    'Cache-Control': new URL(request.url).searchParams.get('v') === version ? year : fiveMinutes,
  })
  const image = await context
    .get(imagesContext)
    .read({ centerId: params.center, imageUrl, width, format })
  if (!image) {
    const headers = { Location: placeholderPath, 'Cache-Control': fiveMinutes }
    return new Response(null, { status: 302, headers })
  }
  if (matchesTag(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(image), { headers })
}

function reject(status: 404 | 503): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(status === 404 ? 'Not found' : 'Try again later', { status, headers })
}
