/** The shop's public replies, by words of the review they answer. */
export const replies: Record<string, string> = {
  'tore my skin':
    'That should not have passed our check, and we are sorry about your hand. Write to us and we will swap it, sanded or not.',
  'paint was chipped on the horn': 'Thank you for giving it a second chance. We have changed the inner packaging of the heavy bells since.',
  'Wrong weight in the box': 'Our mistake, and thank you for your patience. We now weigh each pair before it is packed.',
  'smelled strongly of tires':
    'The smell is harmless and fades, but we know it is no fun indoors. Airing the plates on a balcony for two days helps most.',
  'stitching on one came loose': 'Please do use the free repair: it takes a week and the straps come back stronger than they were.',
  'handle flew across the garage':
    'We are glad nobody was hurt. A drop of thread lock comes with every rope now; write to us and we will send you some.',
  'dent across the middle': 'Rolled the other way round for a night, the dent should go. If it does not, we will replace the mat.',
  'one third blocks': 'Sorry for the mess. The boxes have a firmer insert now.',
  'left pedal clicked': 'Your new pedal is on its way. It takes one key and two minutes; call us if it clicks again.',
  'Bag was open on one side': 'That must have been a sight. We have told the packing line, and we are sorry about your hallway.',
  'Arrived with a crack in the lid': 'Plastic does not love winter vans. Thank you for letting us put it right.',
  'A seam opened at the hip': 'That is not what we make. Thank you for sending it back: it helps us find the fault.',
  'was a hand shorter': 'Somebody measured with a very small hand. Thank you for telling us.',
  'paint chipped at the bottom': 'It falls under the warranty of ten years. Send us a picture and we will send you a new one.',
  'please sell a mixed box': 'A mixed box is a good idea. We have passed it on.',
}
