/** What was lifted or run, of a record `r`: "Squat 160 kg", "5 km 0:01:00". */
export const liftText = `upper(left(r.lift, 1)) || substr(r.lift, 2) || ' ' || case r.measure
  when 'time' then to_char(r.value * interval '1 second', 'FMHH24:MI:SS') else round(r.value / 1000.0, 1)::float8 || ' kg' end`
