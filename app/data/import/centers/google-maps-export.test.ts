import { describe, expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'

function parse(fileName: string, content: unknown) {
  return parseBytes(fileName, typeof content === 'string' ? content : JSON.stringify(content))
}

async function parseOne(record: object) {
  const [item] = (await parse('a.json', [record])).items
  if (!item?.ok) throw new Error('The record was skipped')
  return item.draft
}

describe('Google Maps exports', () => {
  const url = 'https://www.google.com/maps/search/?api=1&query=Hope&query_place_id=ChIJabc'
  it('are read as nested JSON', async () => {
    const draft = await parseOne({
      title: 'Hope',
      subTitle: 'A quiet place',
      categories: ['Addiction treatment center', 'Mental health clinic'],
      street: '1 Main St',
      city: 'Newark',
      state: 'New Jersey',
      postalCode: '07102',
      location: { lat: 40.73, lng: -74.17 },
      price: '$10-20',
      totalScore: null,
      placeId: null,
      url,
      openingHours: [{ day: 'Monday', hours: '12 to 9:30\u202fAM, 11\u202fAM to 10:30\u202fPM' }],
      additionalInfo: {
        Accessibility: [{ 'Wheelchair accessible entrance': true }, { Lift: false }],
      },
    })
    expect(draft).toMatchObject({
      description: 'A quiet place',
      address: '1 Main St, Newark, NJ 07102',
      state: 'NJ',
      latitude: 40.73,
      categoryName: 'Addiction treatment center',
      placeId: 'ChIJabc',
      googleMapsUrl: url,
      openingHours: [{ dayOfWeek: 1, hours: '12 to 9:30 AM, 11 AM to 10:30 PM' }],
      additionalInfo: [
        { category: 'Accessibility', infoKey: 'Wheelchair accessible entrance', infoValue: true },
        { category: 'Accessibility', infoKey: 'Lift', infoValue: false },
      ],
      searchTerms: 'Addiction treatment center Mental health clinic Wheelchair accessible entrance',
      warnings: ['price not usable, left out: $10-20'],
    })
  })

  it('are read the same when flattened into CSV, without the place id "undefined"', async () => {
    const { items, unknownFields } = await parse(
      'a.csv',
      `\ufefftitle,location/lat,location/lng,categories/0,openingHours/0/day,openingHours/0/hours,additionalInfo/Offerings/2/Group therapy,permanentlyClosed,postalCode,url
Hope,40.73,-74.17,Clinic,Friday,11AM–2AM,TRUE,FALSE,7102.0,"https://maps.example.com/?query_place_id=undefined"`,
    )
    expect(unknownFields.size).toBe(0)
    expect(items[0]).toMatchObject({
      draft: {
        latitude: 40.73,
        categories: ['Clinic'],
        openingHours: [{ dayOfWeek: 5, hours: '11AM–2AM' }],
        additionalInfo: [{ category: 'Offerings', infoKey: 'Group therapy', infoValue: true }],
        treatmentTypes: ['group-therapy'],
        permanentlyClosed: false,
        postalCode: '07102',
        placeId: null,
      },
    })
  })
})
