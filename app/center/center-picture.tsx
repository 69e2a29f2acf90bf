import { getImageSet, placeholderPath } from '#app/center/fields/center-image-url.ts'
import { findLandscape } from './find-landscape.ts'
import type { SavedCenter } from './saved/saved-center.ts'

type CenterPictureProps = {
  /** A path as `getImagePath` gives it; null shows a drawing. */
  image: string | null
  /** Where the center is, which chooses the drawing. */
  place: SavedCenter['place']
  /** The `sizes` of a photograph. */
  sizes: string
  /** Of a photograph; the drawing shows nothing of the center. */
  alt: string
  className?: string
}

/** A center's photograph, else a drawing of the part of our state where it is. It loads late: words and number come first. */
export function CenterPicture({ image, place, sizes, alt, className }: CenterPictureProps) {
  return (
    <img
      loading="lazy"
      src={image ?? (typeof place === 'string' ? placeholderPath : findLandscape(place))}
      srcSet={image ? getImageSet(image) : undefined}
      sizes={image ? sizes : undefined}
      alt={image ? alt : ''}
      width={640}
      height={400}
      className={className}
    />
  )
}
