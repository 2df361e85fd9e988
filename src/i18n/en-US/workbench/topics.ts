// English texts of the questions about one line of a draft: how many of what.
export const topics = {
  stated: { hint: 'The line already says when: the number for one time is enough, roughly.' },
  people: { question: 'How many people?', hint: 'Employers want to know the size of the team.' },
  meals: {
    question: 'How many meals?',
    hint: 'On an ordinary day, roughly. It shows the size of the kitchen you can handle.',
  },
  patients: {
    question: 'How many people did you care for?',
    hint: 'On an ordinary day or shift, roughly.',
  },
  children: { question: 'How many children?', hint: 'In the room, in the home or a day.' },
  students: { question: 'How many students?', hint: 'Per class or in all, roughly.' },
  deliveries: { question: 'How many deliveries or trips?', hint: 'An ordinary day is enough.' },
  rooms: { question: 'How many rooms or bathrooms?', hint: 'On an ordinary day, roughly.' },
  sales: { question: 'How many sales did you make?', hint: 'A day or a month. A round number is fine.' },
  calls: { question: 'How many calls or tickets?', hint: 'On an ordinary day, roughly.' },
  customers: {
    question: 'How many people did you serve?',
    hint: 'On an ordinary day, roughly. The number shows your pace.',
  },
  stock: { question: 'How many items, boxes or orders?', hint: 'On a day or in all, roughly.' },
  documents: { question: 'How many documents or reports?', hint: 'A week or a month, roughly.' },
  machines: { question: 'How many machines?', hint: 'The ones you ran or looked after.' },
  works: { question: 'How many sites or projects?', hint: 'A month or in all, roughly.' },
  systems: { question: 'How many people used it?', hint: 'The system, the site or what you made.' },
  events: { question: 'How many events?', hint: 'A month or a year, roughly.' },
  dishes: { question: 'Dishes for how many meals or people?', hint: 'On an ordinary day, roughly.' },
  laundry: { question: 'How many items of clothing?', hint: 'A day or a week. You can make it kilos or pounds.' },
  pieces: { question: 'How many pieces, boxes or packages?', hint: 'On an ordinary day, roughly.' },
  cars: { question: 'How many cars or motorcycles?', hint: 'On an ordinary day, roughly.' },
  animals: { question: 'How many animals?', hint: 'How many you looked after, roughly.' },
  donations: { question: 'How many donations or food parcels?', hint: 'In one campaign or in all, roughly.' },
  any: {
    question: 'How much, how many or how often?',
    hint: 'A number makes the line easy to picture. If there is none, that is fine.',
  },
} as const
