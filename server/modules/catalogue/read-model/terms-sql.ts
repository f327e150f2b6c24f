/** Adds translated names and values of details to a document (SQL of a JSON text) of product `p`, by the original term. */
export const withTerms = (document: string, locale: string): string => `
    coalesce(left(${document}, -1) || ',"terms":' || (
      select jsonb_object_agg(o.term, o.text) from jsonb_array_elements(p.attributes) a
        cross join lateral (values (a ->> 'name'), (a ->> 'value')) x (term)
        join option_translations o on o.locale = ${locale} and o.term = x.term)::text || '}', ${document})`
