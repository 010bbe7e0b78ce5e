"""The protocol as documents: OpenAPI, AsyncAPI, JSON Schema and the types of the client."""
