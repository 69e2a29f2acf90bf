/** Our fields that a column of any name may be said to be, as a person reads them. */
export const mappableFields = [
  ['name', 'Name'],
  ['address', 'Address'],
  ['street', 'Street'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalCode', 'ZIP code'],
  ['county', 'County'],
  ['neighborhood', 'Neighborhood'],
  ['phone', 'Phone'],
  ['website', 'Website'],
  ['description', 'Description'],
  ['categoryName', 'Category'],
  ['categories', 'Categories'],
  ['treatmentTypes', 'Treatment types'],
  ['openingHours', 'Opening hours'],
  ['latitude', 'Latitude'],
  ['longitude', 'Longitude'],
  ['totalScore', 'Rating'],
  ['reviewsCount', 'Review count'],
  ['imageUrl', 'Image address'],
  ['imagesCount', 'Image count'],
  ['price', 'Price'],
  ['placeId', 'Place id'],
  ['googleMapsUrl', 'Map link'],
  ['permanentlyClosed', 'Permanently closed'],
  ['temporarilyClosed', 'Temporarily closed'],
] as const satisfies readonly (readonly [string, string])[]

export function isMappable(field: string): boolean {
  return mappableFields.some(([name]) => name === field)
}
