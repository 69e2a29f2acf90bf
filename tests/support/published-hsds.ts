/** A page of an API as Open Referral's community publishes it, in HSDS 3. */
export const apiPage = {
  total_items: 1,
  total_pages: 1,
  page_number: 1,
  size: 1,
  first_page: true,
  last_page: true,
  empty: false,
  contents: [
    {
      id: 'ac148810-d857-441c-9679-408f346de14b',
      name: 'Evening recovery group',
      description: 'A group for adults, three evenings a week.',
      url: 'https://riverside.example/evening',
      email: 'hello@riverside.example',
      status: 'active',
      assured_date: '2025-03-14',
      assurer_email: 'checker@riverside.example',
      last_modified: '2025-03-15T10:48:00.065Z',
      organization: {
        id: 'd9d5e0f5-d3ce-4f73-9a2f-4dd0ecc6c610',
        name: 'Riverside Community Services',
        description: 'A charity since 1988.',
        website: 'https://riverside.example',
      },
      application_process: 'Call, then come to an orientation on Monday.',
      eligibility: [{ eligibility: 'Adult', minimum_age: 18, maximum_age: 64 }],
      eligibility_description: 'Residents of the county',
      fees_description: 'First visit free',
      wait_time: '1 to 2 weeks',
      required_documents: [{ document: 'Photo ID' }, { document: 'Proof of address' }],
      cost_options: [
        { option: 'Sliding scale', amount: null, currency: 'USD' },
        { option: 'Intake', amount: 25, currency: 'USD' },
      ],
      languages: [{ code: 'spa' }, { code: 'hat', name: 'Haitian Creole' }],
      phones: [{ number: '(609) 555-0199', type: 'textphone' }],
      contacts: [
        {
          name: 'Front desk',
          phones: [
            { number: '(609) 555-0198', type: 'fax' },
            { number: '(609) 555-0142', extension: 3, type: 'voice' },
          ],
        },
      ],
      schedules: [
        {
          freq: 'WEEKLY',
          interval: 1,
          wkst: 'MO',
          byday: 'MO,WE,FR',
          opens_at: '17:30',
          closes_at: '21:00',
          valid_from: '2020-04-01',
        },
        { freq: 'WEEKLY', interval: 2, byday: 'SA', opens_at: '10:00', closes_at: '12:00' },
        { freq: 'WEEKLY', byday: 'SU', opens_at: '10:00', closes_at: '12:00', until: '2021-01-03' },
        {
          freq: 'WEEKLY',
          dtstart: '2024-01-04',
          opens_at: '08:00:00-05:00',
          closes_at: '12:00:00-05:00',
        },
      ],
      attributes: [
        {
          link_entity: 'service',
          taxonomy_term: {
            id: '3f7b145d-84af-42d7-8fae-eaca714b02b2',
            code: 'RX-8450',
            name: 'Substance Use Disorder Counseling',
            taxonomy: '211 Taxonomy',
          },
        },
        { link_entity: 'service', label: 'Payment', value: 'Medicaid' },
      ],
      capacities: [{ available: 4, unit: { name: 'places' }, updated: '2025-03-14T08:00:00Z' }],
      service_at_locations: [
        {
          id: 'e94c9f38-1e8f-4564-91d4-d53501ab1765',
          location: {
            id: 'a7ab5e56-5ee3-4e34-8a0b-c7b0c5cb5f1f',
            location_type: 'physical',
            name: 'Riverside House',
            latitude: 40.2206,
            longitude: -74.7597,
            accessibility: [{ description: 'Wheelchair accessible entrance', details: 'Ramp' }],
            addresses: [
              {
                address_1: '12 River Road',
                city: 'Trenton',
                region: 'Mercer County',
                state_province: 'NJ',
                postal_code: '08608',
                country: 'US',
                address_type: 'physical',
              },
            ],
          },
        },
      ],
    },
  ],
}

const table = (header: string, ...rows: string[]) => [header, ...rows, ''].join('\r\n')

/** The CSV files of a package as referral services export them, with their old and new names. */
export const referralTables = {
  'organizations.csv': table(
    'id,name,alternate_name,description,url',
    'o1,Harbor Health,,"Care in the county, since 1970.",https://harbor.example',
    'o2,Pier Counseling,,,',
  ),
  'services.csv': table(
    'id,organization_id,name,description,status,fees,assured_date',
    's1,o1,Outpatient program,Sessions by day.,active,Sliding fee,2024-09-01',
    's2,o1,Detox program,A quiet house.,active,,2024-09-02',
    's4,o2,Pier Counseling,,active,,2024-09-03',
  ),
  'locations.csv': table(
    'id,organization_id,name,latitude,longitude',
    'l1,o1,Main office,39.9526,-75.1652',
    'l2,o1,House,,',
  ),
  'addresses.csv': table(
    'id,location_id,address_1,city,state_province,postal_code,country',
    'a1,l1,1 Main Street,Camden,NJ,8102,US',
    'a2,l2,2 High Street,Camden,NJ,8103,US',
  ),
  'phones.csv': table(
    'id,location_id,service_id,organization_id,contact_id,number,extension,type',
    'p1,,,o1,,856-555-0100,,Main',
    'p2,,s2,,,856-555-0142,7,Hotline',
    'p3,l1,,,,856-555-0143,,Fax',
    'p4,,,,c1,856-555-0144,,Voice',
  ),
  'contacts.csv': table('id,organization_id,service_id,name', 'c1,,s4,Front desk', 'c2,o1,,Office'),
  'schedules.csv': table(
    'id,service_id,location_id,service_at_location_id,weekday,opens_at,closes_at',
    'h1,,l1,,Monday,09:00,17:00',
    'h2,,l1,,Tuesday,09:00,17:00',
  ),
  'services_at_location.csv': table('id,service_id,location_id', 'x1,s1,l1', 'x2,s2,l2'),
  'service_attributes.csv': table(
    'id,service_id,taxonomy_term_id',
    't1,s1,RX-8450',
    't2,s2,RX-1700',
  ),
  'taxonomy_terms.csv': table(
    'id,name,parent_id,taxonomy',
    'RX-8450,Substance Use Disorder Counseling,RX,211 Taxonomy',
    'RX-1700,Detoxification,RX,211 Taxonomy',
  ),
  'languages.csv': table('id,service_id,language', 'g1,s1,Spanish'),
  'accessibility_for_disabilities.csv': table(
    'id,location_id,accessibility',
    'w1,l1,Wheelchair ramp',
  ),
}
