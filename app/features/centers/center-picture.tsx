import { writeImageSet } from '#app/lib/center-image.ts'

/** The center's photograph, large. `image` is a path as `writeImagePath` gives it. */
export function CenterPicture({ image, name }: { image: string; name: string }) {
  return (
    <figure className="relative overflow-hidden rounded-l bg-sunken lg:min-h-108 lg:flex-[1.42]">
      <img
        loading="lazy"
        className="aspect-[16/10] w-full object-cover lg:absolute lg:inset-0 lg:h-full"
        src={image}
        srcSet={writeImageSet(image)}
        sizes="(min-width: 60rem) 55vw, 100vw"
        alt={name}
        width={640}
        height={400}
      />
    </figure>
  )
}
