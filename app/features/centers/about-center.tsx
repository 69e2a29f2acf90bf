/** 'About This Center': the description, a paragraph for each of its lines. */
export function AboutCenter({ description }: { description: string }) {
  const paragraphs = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return (
    <section aria-labelledby="about-center">
      <h2 id="about-center" className="mb-4">
        About This Center
      </h2>
      <div className="prose">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs never change places
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
