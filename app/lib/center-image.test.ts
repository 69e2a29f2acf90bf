import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  enlargeImagePath,
  isPhotograph,
  readImageWidth,
  versionOfImage,
  writeImagePath,
  writeImageSet,
} from './center-image.ts'

const photo = 'https://photos.example.org/a.jpg?size=large&x="1"'

describe('the address of a picture', () => {
  it.each([
    [null, '/placeholder.svg'],
    ['', '/placeholder.svg'],
    ['/illustrations/lake.svg', '/illustrations/lake.svg'],
    ['/admin', '/placeholder.svg'],
    ['//photos.example.org/a.jpg', '/placeholder.svg'],
    ['http://photos.example.org/a.jpg', '/placeholder.svg'],
    ['javascript:alert(1)', '/placeholder.svg'],
    ['data:image/png;base64,AAAA', '/placeholder.svg'],
  ])('of %s is %s', (imageUrl, path) => {
    expect(writeImagePath('1', imageUrl)).toBe(path)
    expect(isPhotograph(path)).toBe(false)
    expect(writeImageSet(path)).toBeUndefined()
  })

  it('of a photograph names the center and never the host', () => {
    const path = writeImagePath('6f1c', photo)
    expect(path).toMatch(/^\/images\/centers\/6f1c\/640\?v=[a-z0-9]{11}$/)
    expect(isPhotograph(path)).toBe(true)
    const version = path.split('?')[1]
    expect(writeImageSet(path)).toBe(
      [320, 480, 640, 960].map((w) => `/images/centers/6f1c/${w}?${version} ${w}w`).join(', '),
    )
    expect(enlargeImagePath(path)).toBe(`/images/centers/6f1c/960?${version}`)
    expect(enlargeImagePath('/placeholder.svg')).toBe('/placeholder.svg')
  })

  it('changes with the photograph', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.webUrl(), (one, other) => {
        expect(versionOfImage(one)).toMatch(/^[a-z0-9]{11}$/)
        expect(versionOfImage(one) === versionOfImage(other)).toBe(one === other)
      }),
    )
  })

  it('takes no width but ours', () => {
    expect(readImageWidth('480')).toBe(480)
    for (const text of ['481', '0480', '480.0', '4e2', '', ' 480']) {
      expect(readImageWidth(text)).toBeUndefined()
    }
  })
})
