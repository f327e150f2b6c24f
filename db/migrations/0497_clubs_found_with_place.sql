-- A club that search finds says where it is.
update search_documents d set document = (d.document::jsonb || jsonb_build_object('place', c.place))::json from clubs c where c.id = d.id;
