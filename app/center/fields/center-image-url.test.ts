import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  enlargeImagePath,
  getImagePath,
  getImageSet,
  readImageWidth,
  versionOfImage,
} from './center-image-url.ts'

const photo = 'https://photos.example.org/a.jpg?size=large&x="1"'

describe('the path of a picture', () => {
  it.each([
    null,
    '',
    '/illustrations/lake.svg',
    '/admin',
    '//photos.example.org/a.jpg',
    'http://photos.example.org/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('of %s is null', (imageUrl) => {
    expect(getImagePath('1', imageUrl)).toBeNull()
  })

  it('of a photograph names the center and never another host', () => {
    const path = getImagePath('6f1c', photo) ?? ''
    expect(path).toMatch(/^\/images\/centers\/6f1c\/640\?v=[a-z0-9]{11}$/)
    const version = path.split('?')[1]
    expect(getImageSet(path)).toBe(
      [320, 480, 640, 960].map((w) => `/images/centers/6f1c/${w}?${version} ${w}w`).join(', '),
    )
    expect(enlargeImagePath(path)).toBe(`/images/centers/6f1c/960?${version}`)
  })

  it('changes with the photograph', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.webUrl(), (one, other) => {
        expect(versionOfImage(one)).toMatch(/^[a-z0-9]{11}$/)
        expect(versionOfImage(one) === versionOfImage(other)).toBe(one === other)
      }),
    )
  })

  it('accepts only our widths', () => {
    expect(readImageWidth('480')).toBe(480)
    for (const text of ['481', '0480', '480.0', '4e2', '', ' 480']) {
      expect(readImageWidth(text)).toBeUndefined()
    }
  })
})
