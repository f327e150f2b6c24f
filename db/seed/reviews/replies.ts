/** The shop's public replies, by words of the review they answer. */
export const replies: Record<string, string> = {
  'tore my skin': "That shouldn't have passed our check, and we're sorry about your hand. Write to us and we'll swap it, sanded or not.",
  'paint was chipped on the horn': "Thank you for giving it a second chance. We've changed the inner packaging of the heavy bells since.",
  'Wrong weight in the box': "Our mistake, and thank you for your patience. We now weigh each pair before it's packed.",
  'smelled strongly of tires':
    "The smell is harmless and fades, but we know it's no fun indoors. Airing the plates on a balcony for two days helps most.",
  'stitching on one came loose': 'Please do use the free repair: it takes a week and the straps come back stronger than they were.',
  'handle flew across the garage':
    "We're glad nobody was hurt. A drop of thread lock comes with every rope now; write to us and we'll send you some.",
  'dent across the middle': "Rolled the other way overnight, the dent should go. If it doesn't, we'll replace the mat.",
  'one third blocks': 'Sorry for the mess. The boxes have a firmer insert now.',
  'left pedal clicked': 'Your new pedal is on its way. It takes one wrench and two minutes; call us if it clicks again.',
  'Bag was open on one side': "That must have been a sight. We've told the packing line, and we're sorry about your hallway.",
  'Arrived with a crack in the lid': "Plastic doesn't love winter vans. Thank you for letting us put it right.",
  'A seam opened at the hip': "That isn't what we make. Thank you for sending it back: it helps us find the fault.",
  'was a hand shorter': 'Someone measured with a very small hand. Thank you for telling us.',
  'paint chipped at the bottom': "It's covered by the ten-year warranty. Send us a picture and we'll send you a new one.",
  'please sell a mixed box': "A mixed box is a good idea. We've passed it on.",
}
