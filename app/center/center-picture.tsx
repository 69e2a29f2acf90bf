import { getImageSet, placeholderPath } from '#app/center/fields/center-image-url.ts'

type CenterPictureProps = {
  /** A path as `getImagePath` gives it; null shows our drawing. */
  image: string | null
  /** The `sizes` of a photograph. */
  sizes: string
  /** Of a photograph; the drawing shows nothing of the center. */
  alt: string
  className?: string
}

/** A center's photograph, else our drawing. It loads late: words and number come first. */
export function CenterPicture({ image, sizes, alt, className }: CenterPictureProps) {
  return (
    <img
      loading="lazy"
      src={image ?? placeholderPath}
      srcSet={image ? getImageSet(image) : undefined}
      sizes={image ? sizes : undefined}
      alt={image ? alt : ''}
      width={640}
      height={400}
      className={className}
    />
  )
}
