/** A record `r` as text for staff and other programs: "Squat 160 kg", "5 km 11:40", "Half marathon 1:02:03". */
export const liftText = `upper(left(r.lift, 1)) || substr(r.lift, 2) || ' ' || case r.measure
  when 'time' then to_char(r.value * interval '1 second', case when r.value < 3600 then 'FMMI:SS' else 'FMHH24:MI:SS' end)
  else round(r.value / 1000.0, 1)::float8 || ' kg' end`
